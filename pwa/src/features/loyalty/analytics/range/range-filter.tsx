import { Grid } from '@chakra-ui/react/grid';
import { DayField } from '#shared/ui/list/day-field';
import { SelectField } from '#shared/ui/form/fields';
import { nightsOf, RANGE_WORDS, rangeProblem } from './analytics-range';
import { presetOf, type AnalyticsRange } from './analytics-range-params';

export interface RangeFilterProps {
  range: AnalyticsRange;
  onRange: (range: AnalyticsRange) => void;
  /** The show night that is on at the venue. */
  tonight: string;
}

/** Which nights the analytics are of; takes effect by itself. Chosen days begin with those that were shown. */
export const RangeFilter = ({ range, onRange, tonight }: RangeFilterProps) => (
  <Grid
    as="form"
    templateColumns={{
      base: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
      md: 'repeat(3, minmax(0, 14rem))',
    }}
    gap="3"
    role="search"
    aria-label="Nights"
    onSubmit={(event) => event.preventDefault()}
  >
    <SelectField
      label="Nights"
      value={range.preset}
      onChange={({ target }) =>
        onRange({ from: '', to: '', ...nightsOf(range, tonight), preset: presetOf(target.value) })
      }
    >
      {Object.entries(RANGE_WORDS).map(([preset, words]) => (
        <option key={preset} value={preset}>
          {words}
        </option>
      ))}
    </SelectField>
    {range.preset === 'days' && (
      <>
        <DayField label="First day" day={range.from} onDay={(from) => onRange({ ...range, from })} />
        <DayField
          label="Last day"
          day={range.to}
          error={rangeProblem(range)}
          onDay={(to) => onRange({ ...range, to })}
        />
      </>
    )}
  </Grid>
);
