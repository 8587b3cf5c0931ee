import { allocation } from '#model/facts/pricing-facts.ts';
import { exampleMonth, type MonthShares } from '#model/month-shares.ts';
import styles from './month-choice.module.css';

interface NamedMonth {
  name: string;
  shares: MonthShares;
}

const { legend, example, others } = allocation.months;
const MONTHS: readonly NamedMonth[] = [
  { name: example, shares: exampleMonth },
  ...others.map(({ name, percents }) => ({ name, shares: percents })),
];

interface MonthChoiceProps {
  /** The name of the month that is shown; nothing when it is none of these. */
  chosen: string | undefined;
  onChoose: (month: NamedMonth) => void;
}

/** The months to begin with. */
export function MonthChoice({ chosen, onChoose }: MonthChoiceProps) {
  return (
    <fieldset className={styles.choice} aria-labelledby="month-choice">
      <span className="note" id="month-choice">
        {legend}
      </span>
      {MONTHS.map((month) => (
        <button
          key={month.name}
          type="button"
          aria-pressed={month.name === chosen}
          onClick={() => onChoose(month)}
        >
          {month.name}
        </button>
      ))}
    </fieldset>
  );
}
