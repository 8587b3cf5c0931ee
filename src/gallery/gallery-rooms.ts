import { brandParts } from './brand-examples.tsx';
import { componentParts } from './component-examples.tsx';
import { controlParts } from './control-examples.tsx';
import { formParts } from './form-examples.tsx';
import type { Room } from './gallery-example.ts';
import { surfaceParts } from './surface-examples.tsx';

export const galleryRooms: Room[] = [
  { folder: 'src/ui', heading: 'Primitives', parts: [...controlParts, ...formParts, ...surfaceParts] },
  { folder: 'src/components', heading: 'Shared parts', parts: [...brandParts, ...componentParts] },
];
