/** Examples of controls that a visitor fills in. */
import { Checkbox } from '#ui/checkbox.tsx';
import { FieldGroup, TextArea, TextField } from '#ui/field.tsx';
import { Segmented } from '#ui/segmented.tsx';
import type { Part } from './gallery-example.ts';
import { LONG_LABEL, LONG_TEXT, LONG_WORD } from './sample-texts.ts';

const SIZES = ['1–10', '11–50', '51–200', '201–500', '501–1000', '1001+'];
const BUDGETS = ['Under 10k', '10–25k', '25–50k', '50–100k', 'Over 100k'];
const WRONG = 'Write an address such as name@example.com.';

export const formParts: Part[] = [
  {
    name: 'TextField',
    examples: [
      { state: 'Empty', element: <TextField label="First name" name="empty" /> },
      { state: 'Required', element: <TextField label="Last name" name="required" required /> },
      {
        state: 'Placeholder',
        element: <TextField label="Website" name="placeholder" placeholder="example.com" />,
      },
      { state: 'Filled', element: <TextField label="City" name="filled" defaultValue="Rotterdam" /> },
      {
        state: 'Error',
        element: <TextField label="Email" name="wrong" required defaultValue="name@" error={WRONG} />,
      },
      { state: 'Disabled', element: <TextField label="Country" name="off" disabled defaultValue="Peru" /> },
      {
        state: 'Long text',
        element: (
          <TextField
            label={LONG_LABEL}
            name="long"
            defaultValue={LONG_TEXT}
            error={`${LONG_TEXT} ${LONG_WORD}`}
          />
        ),
      },
    ],
  },
  {
    name: 'TextArea',
    examples: [
      { state: 'Empty', element: <TextArea label="Message" name="message" /> },
      {
        state: 'Error',
        element: (
          <TextArea label="Question" name="question" required error="Write at least ten characters." />
        ),
      },
      {
        state: 'Disabled',
        element: <TextArea label="Remark" name="remark" disabled defaultValue={LONG_TEXT} />,
      },
    ],
  },
  {
    name: 'Segmented',
    examples: [
      {
        state: 'Six choices',
        width: 'row',
        element: <Segmented label="Company size" name="size" options={SIZES} required />,
      },
      {
        state: 'Five choices',
        width: 'row',
        element: <Segmented label="Budget" name="budget" options={BUDGETS} />,
      },
      {
        state: 'Hint',
        width: 'row',
        element: (
          <Segmented
            label="Project budget"
            name="project"
            options={BUDGETS}
            hint="In total, for three months."
          />
        ),
      },
      {
        state: 'Long text',
        element: <Segmented label={LONG_LABEL} name="long-choice" options={['Yes', LONG_LABEL, LONG_WORD]} />,
      },
      {
        state: 'Error',
        width: 'row',
        element: (
          <Segmented
            label="Team size"
            name="team"
            options={SIZES}
            required
            error="Choose one of the sizes."
          />
        ),
      },
    ],
  },
  {
    name: 'FieldGroup',
    examples: [
      {
        state: 'Own controls',
        element: (
          <FieldGroup label="Answer by" name="channel" required>
            <label>
              <input type="radio" name="channel" defaultChecked /> Email
            </label>
            <label>
              <input type="radio" name="channel" /> Telephone
            </label>
          </FieldGroup>
        ),
      },
      {
        state: 'Error',
        element: (
          <FieldGroup label="Language" name="language" error="Choose a language.">
            <label>
              <input type="radio" name="language" /> English
            </label>
          </FieldGroup>
        ),
      },
    ],
  },
  {
    name: 'Checkbox',
    examples: [
      { state: 'Off', element: <Checkbox name="agree">I agree to be written to.</Checkbox> },
      {
        state: 'On',
        element: (
          <Checkbox name="agreed" defaultChecked>
            I agree to be written to.
          </Checkbox>
        ),
      },
      {
        state: 'Disabled',
        element: (
          <Checkbox name="refused" disabled>
            I agree to be written to.
          </Checkbox>
        ),
      },
      {
        state: 'On, disabled',
        element: (
          <Checkbox name="kept" disabled defaultChecked>
            I agree to be written to.
          </Checkbox>
        ),
      },
      { state: 'Long text', element: <Checkbox name="lengthy">{LONG_TEXT}</Checkbox> },
    ],
  },
];
