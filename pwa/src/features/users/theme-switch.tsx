import { Moon, MonitorSmartphone, Sun } from 'lucide-react';
import { chooseTheme, useThemeChoice } from '#shared/theme/color-theme';
import './theme-switch.css';

const CHOICES = [
  { value: 'system', label: 'Device', icon: MonitorSmartphone },
  { value: 'light', label: 'Day', icon: Sun },
  { value: 'dark', label: 'Night', icon: Moon },
] as const;

/** Follows the device's theme, or holds day or night. */
export const ThemeSwitch = () => {
  const choice = useThemeChoice();
  return (
    <fieldset className="theme-switch">
      <legend>Theme</legend>
      <div className="theme-choices">
        {CHOICES.map(({ value, label, icon: Icon }) => (
          <label key={value} className="theme-choice">
            <input
              type="radio"
              name="theme"
              className="visually-hidden"
              checked={choice === value}
              onChange={() => chooseTheme(value)}
            />
            <Icon size={20} aria-hidden /> {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
