import CMS, { type CmsConfig } from '@sveltia/cms';
import { offerProjectFolder } from './project-folder.ts';

offerProjectFolder();
// Nobody signs in to their own computer.
localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }));
const config = (await (await fetch('/editor/config.json')).json()) as CmsConfig;
CMS.init({ config });
