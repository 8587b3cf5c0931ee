/** Examples of parts that contain others: messages, sheets, disclosure, dialogs. */
import { AccordionItem } from '#ui/accordion.tsx';
import { Alert, AlertBox } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Modal } from '#ui/modal.tsx';
import { Sheet } from '#ui/sheet.tsx';
import styles from './gallery.module.css';
import type { Part } from './gallery-example.ts';
import { LONG_LABEL, LONG_TEXT, LONG_WORD } from './sample-texts.ts';

export const surfaceParts: Part[] = [
  {
    name: 'Alert',
    examples: [
      {
        state: 'Error, with links to the fields',
        element: (
          <Alert tone="error" sentence="Two answers are missing.">
            <ul>
              <li>
                <a href="#required">Last name</a>
              </li>
              <li>
                <a href="#size">Company size</a>
              </li>
            </ul>
          </Alert>
        ),
      },
      {
        state: 'Good',
        element: (
          <Alert tone="good" sentence="Your request has arrived.">
            <p>An engineer answers within one working day.</p>
          </Alert>
        ),
      },
      { state: 'Long text', element: <Alert tone="error" sentence={`${LONG_TEXT} ${LONG_WORD}`} /> },
    ],
  },
  {
    name: 'AlertBox',
    examples: [
      {
        state: 'Good',
        note: 'For a page that is itself the announcement: it says nothing to a screen reader.',
        element: (
          <AlertBox tone="good">
            <p>Your request has arrived.</p>
          </AlertBox>
        ),
      },
    ],
  },
  {
    name: 'Sheet',
    examples: [
      {
        state: 'Complete',
        element: (
          <Sheet heading="Invoice 4021" aside="09:14" outcome="Booked" remark="Nobody has to act.">
            <p className={styles.sheetText}>Matched with order 118, two lines, no difference.</p>
          </Sheet>
        ),
      },
      { state: 'Empty', element: <Sheet heading="Invoices" aside="none today" /> },
      {
        state: 'Long text',
        element: (
          <Sheet heading={LONG_LABEL} aside="Every working day" outcome={LONG_LABEL} remark={LONG_LABEL}>
            <p className={styles.sheetText}>{`${LONG_TEXT} ${LONG_WORD}`}</p>
          </Sheet>
        ),
      },
    ],
  },
  {
    name: 'AccordionItem',
    examples: [
      {
        state: 'One open',
        width: 'row',
        note: 'Opening one closes the other.',
        element: (
          <div>
            <AccordionItem name="questions" heading="What does it cost?" open>
              <p>{LONG_TEXT}</p>
            </AccordionItem>
            <AccordionItem name="questions" heading={LONG_LABEL}>
              <p>{LONG_WORD}</p>
            </AccordionItem>
          </div>
        ),
      },
      {
        state: 'Small',
        element: (
          <div>
            <AccordionItem name="details" size="small" heading="What is delivered?">
              <p>{LONG_TEXT}</p>
            </AccordionItem>
            <AccordionItem name="details" size="small" heading="Who looks after it?" open>
              <p>{LONG_TEXT}</p>
            </AccordionItem>
          </div>
        ),
      },
    ],
  },
  {
    name: 'Modal',
    examples: [
      {
        state: 'Closed',
        note: 'The button opens it over the page.',
        element: (
          <>
            <Button variant="line" {...{ command: 'show-modal', commandfor: 'closed-modal' }}>
              Open the dialog
            </Button>
            <Modal id="closed-modal" heading="Thank you" closeLabel="Close">
              <p>We have written to you.</p>
            </Modal>
          </>
        ),
      },
      {
        state: 'Open',
        element: (
          <Modal
            id="open-modal"
            className={styles.openModal}
            heading="You are on the list"
            closeLabel="Done"
            open
            // Otherwise the first click anywhere would close it.
            {...{ closedby: 'none' }}
          >
            <p>{LONG_TEXT}</p>
          </Modal>
        ),
      },
    ],
  },
];
