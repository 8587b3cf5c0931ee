import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SpeakerPicture } from './speaker-picture.tsx';

test('a speaker who is made up has a woven face, and a real one none', () => {
  const face = (sample: boolean) =>
    renderToStaticMarkup(<SpeakerPicture name="Tomás Rey" sample={sample} width={64} />);
  expect(face(true)).toContain('src="/pictures/avatars/tomas-rey-64.svg" alt="" width="64" height="74"');
  expect(face(false)).toBe('');
});
