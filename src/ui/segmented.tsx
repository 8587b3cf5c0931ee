import { errorAttributes, type FieldLook, FieldMark, FieldMessage } from './field.tsx';
import './segmented.css';

interface SegmentedProps extends FieldLook {
  label: string;
  options: readonly string[];
}

/** One choice of a few, all in sight: native radio buttons in one frame. The first carries the field's name as its id. */
export function Segmented({ label, name, options, error, required, isWide = true }: SegmentedProps) {
  const labelId = `${name}-label`;
  return (
    <div
      className="field"
      data-wide={isWide || undefined}
      role="radiogroup"
      aria-labelledby={labelId}
      aria-required={required}
      {...errorAttributes(name, error)}
    >
      <div className="field-label" id={labelId}>
        <span>{label}</span>
        <FieldMark required={required} />
      </div>
      <div className="segmented" data-count={options.length}>
        {options.map((option, index) => (
          <label key={option}>
            <input
              type="radio"
              id={index === 0 ? name : undefined}
              name={name}
              value={option}
              required={required}
            />
            {option}
          </label>
        ))}
      </div>
      <FieldMessage name={name} error={error} />
    </div>
  );
}
