/** Film channels at the foot of the incubator's page. Apart from its other facts: its island needs no list of people. */
import { outsideLinks } from './links.ts';
import { team } from './team.ts';

export const incubatorChannels = [
  { label: 'Company video channel', href: outsideLinks.videoChannel },
  ...team.flatMap(({ name, channelUrl }) =>
    channelUrl ? [{ label: `${name.split(' ')[0]}’s channel`, href: channelUrl }] : [],
  ),
];
