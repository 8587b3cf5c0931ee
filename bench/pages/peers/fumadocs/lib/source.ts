import { docs } from 'fumadocs-mdx:collections/server';
import { loader } from 'fumadocs-core/source';

export const source = loader({ baseUrl: '/', source: docs.toFumadocsSource() });
