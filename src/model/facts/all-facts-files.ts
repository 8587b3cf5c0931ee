/** Every file of facts, in the order in which the editor lists them. */
import './about.ts';
import './blog.ts';
import './clients.ts';
import './contact.ts';
import './docs.ts';
import './films.ts';
import './home.ts';
import './incubator.ts';
import './pages.ts';
import './pricing.ts';
import './site.ts';
import '../workflows/list-prices.ts';
import { type FactsFile, factsFiles as registered } from './facts-file.ts';

export const factsFiles: readonly FactsFile[] = registered();
