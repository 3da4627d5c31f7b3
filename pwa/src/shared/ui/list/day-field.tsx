import { useTypedText } from '#shared/lib/use-typed-text';
import { TextField } from '#shared/ui/form/fields';

interface DayFieldProps {
  label: string;
  /** `YYYY-MM-DD`, or empty. */
  day: string;
  error?: string;
  /** Told once the typing pauses: half a year is a year, too. */
  onDay: (day: string) => void;
}

/** A day that takes effect by itself. */
export const DayField = ({ label, day, error, onDay }: DayFieldProps) => {
  const [text, setText] = useTypedText(day, onDay);
  return (
    <TextField
      label={label}
      error={error}
      type="date"
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  );
};
