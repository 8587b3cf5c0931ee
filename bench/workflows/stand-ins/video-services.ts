/** Stand-ins a short is made with: storage for voices and pictures, the renderer, and YouTube. */
import type { OutsideAnswer, OutsideRequest, Service } from './outside.ts';

/** The spoken words as a stand-in speaks them: so many bytes for each second, which is how long the renderer takes it to be. */
const BYTES_PER_SECOND = 4000;
export const speak = (text: string): Buffer =>
  Buffer.alloc(Math.round((text.split(/\s+/).length / 1.9 + 0.7) * BYTES_PER_SECOND), 1);

export class Storage implements Service {
  readonly hosts = /^s3\.example\.com$/;
  readonly kind = ({ method }: OutsideRequest) => (method === 'PUT' ? ('store' as const) : undefined);
  files = new Map<string, Buffer>();

  answer({ method, url, body }: OutsideRequest): OutsideAnswer {
    const location =
      '<?xml version="1.0"?><LocationConstraint xmlns="http://s3.amazonaws.com/doc/2006-03-01/">us-east-1</LocationConstraint>';
    if (method !== 'PUT') return { headers: { 'content-type': 'application/xml' }, body: location };
    this.files.set(decodeURIComponent(url.pathname).replace(/^\/[^/]+\//, ''), body);
    return { body: '' };
  }
}

interface Clip {
  alias?: string;
  asset: { type: string; src?: string; text?: string };
  start: number | string;
  length: number | string;
}

export interface Shown {
  type: string;
  what: string;
  start: number;
  length: number;
}

/** Shotstack: works out when each clip is shown, and says that it is done at the second look. */
export class Renderer implements Service {
  readonly hosts = /(^api\.shotstack\.io|^media\.example\.com|^cdn\.example\.com)$/;
  readonly kind = 'service' as const;
  renders: Shown[][] = [];
  looks = 0;
  private readonly storage: Storage;
  private readonly state: (looks: number) => string;

  constructor(
    storage: Storage,
    state: (looks: number) => string = (looks) => (looks > 1 ? 'done' : 'rendering'),
  ) {
    this.storage = storage;
    this.state = state;
  }

  answer({ method, url, body }: OutsideRequest): OutsideAnswer {
    if (url.hostname === 'cdn.example.com')
      return { headers: { 'content-type': 'video/mp4' }, body: Buffer.from('a video') };
    if (method === 'POST') return this.render(JSON.parse(body.toString('utf8')));
    this.looks += 1;
    return {
      body: {
        response: {
          id: 'render-1',
          status: this.state(this.looks),
          url: 'https://cdn.example.com/render-1.mp4',
        },
      },
    };
  }

  private render({ timeline }: { timeline: { tracks: { clips: Clip[] }[] } }): OutsideAnswer {
    const clips = timeline.tracks.flatMap((track) => track.clips);
    const times = new Map<string, { start: number; length: number }>();
    let end = 0;
    for (const { alias, asset, start, length } of clips) {
      if (!alias || start !== 'auto' || length !== 'auto') continue;
      const voice = this.storage.files.get((asset.src ?? '').replace('https://media.example.com/', ''));
      if (!voice) return { status: 400, body: { message: `Could not fetch ${asset.src}` } };
      const seconds = voice.length / BYTES_PER_SECOND;
      times.set(`alias://${alias}`, { start: end, length: seconds });
      end += seconds;
    }
    const shown = clips.map(({ alias, asset, start }) => {
      const time = times.get(alias ? `alias://${alias}` : String(start));
      return {
        type: asset.type,
        what: asset.text ?? asset.src ?? '',
        start: time?.start ?? -1,
        length: time?.length ?? -1,
      };
    });
    this.renders.push(shown);
    return { status: 201, body: { success: true, response: { id: 'render-1', message: 'queued' } } };
  }
}

export class YouTube implements Service {
  readonly hosts = /^(www|youtube)\.googleapis\.com$/;
  readonly kind = 'service' as const;
  uploads: { privacyStatus: string; title: string }[] = [];

  answer({ method, body }: OutsideRequest): OutsideAnswer {
    if (method !== 'POST') return { body: { id: 'video-1', kind: 'youtube#video' } };
    const { snippet, status } = JSON.parse(body.toString('utf8'));
    this.uploads.push({ title: snippet.title, privacyStatus: status.privacyStatus });
    return {
      headers: { location: 'https://www.googleapis.com/upload/youtube/v3/videos?upload_id=1' },
      body: {},
    };
  }
}
