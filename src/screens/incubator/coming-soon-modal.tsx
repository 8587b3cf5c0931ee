import { comingSoon } from '#model/facts/incubator-facts.ts';
import { Modal } from '#ui/modal.tsx';

/** Kept for the day applications open; nothing on the page opens it yet. */
export function ComingSoonModal() {
  return (
    <Modal id="coming-soon" heading={comingSoon.heading} closeLabel={comingSoon.close}>
      <p>{comingSoon.text}</p>
    </Modal>
  );
}
