import { useTypedText } from '#shared/lib/use-typed-text';
import { TextField } from '#shared/ui/form/fields';

interface DayFieldProps {
  label: string;
  /** `YYYY-MM-DD`, or empty. */
  day: string;
  error?: string;
  /** Told once the typing pauses, of days that the venue knows. */
  onDay: (day: string) => void;
}

/** The venue knows no earlier day. A year that is still being typed begins with zeros. */
const FIRST_DAY = '1900-01-01';

/** A day that takes effect by itself. */
export const DayField = ({ label, day, error, onDay }: DayFieldProps) => {
  const [text, setText] = useTypedText(day, (typed) => {
    if (typed === '' || typed >= FIRST_DAY) onDay(typed);
  });
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
