/** Stands in for the services that carry messages to people. */
import type { OutsideRequest, Service } from './outside.ts';

/** A Slack workspace; keeps what was posted. */
export class Slack implements Service {
  readonly hosts = /^slack\.com$/;
  readonly kind = 'message' as const;
  posted: string[] = [];

  answer(request: OutsideRequest) {
    const body = request.body.toString('utf8');
    const { text } = body.startsWith('{') ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));
    // n8n adds a line about itself.
    if (text) this.posted.push(String(text).split('\n_Automated with')[0] ?? '');
    return { body: { ok: true, ts: '1', channel: 'C1', message: { text } } };
  }
}

/** Gmail, as far as sending goes; keeps the text of each mail. */
export class Gmail implements Service {
  readonly hosts = /^(www|gmail)\.googleapis\.com$/;
  readonly kind = 'message' as const;
  sent: string[] = [];

  answer(request: OutsideRequest) {
    const { raw } = JSON.parse(request.body.toString('utf8') || '{}');
    if (raw) this.sent.push(readMail(Buffer.from(raw, 'base64url').toString('utf8')));
    return { body: { id: `mail-${this.sent.length}`, threadId: 'thread-1', labelIds: ['SENT'] } };
  }
}

/** The text of a mail with its parts decoded, which come as base64 or quoted-printable. */
function readMail(mail: string): string {
  return mail
    .split(/\r?\n--[^\n]+\r?\n/)
    .map((part) => {
      const [, head = '', body = ''] = /^([\s\S]*?)\r?\n\r?\n([\s\S]*)$/.exec(part) ?? [];
      if (/encoding: base64/i.test(head)) return `${head}\n\n${Buffer.from(body, 'base64').toString('utf8')}`;
      if (!/encoding: quoted-printable/i.test(head)) return part;
      const bytes = body
        .replace(/=\r?\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
      return `${head}\n\n${Buffer.from(bytes, 'latin1').toString('utf8')}`;
    })
    .join('\n');
}

interface Campaign {
  from: string;
  replyTo: string;
  subject: string;
  preview: string;
  html: string;
  isSent: boolean;
}

/** Mailchimp's campaigns. */
export class Mailchimp implements Service {
  readonly hosts = /\.api\.mailchimp\.com$/;
  readonly kind = 'service' as const;
  campaigns: Campaign[] = [];

  answer({ method, url, body }: OutsideRequest) {
    const [, id, part] = /\/campaigns\/c(\d+)\/(content|actions\/send)$/.exec(url.pathname) ?? [];
    if (!id && method === 'POST') return this.create(JSON.parse(body.toString('utf8')).settings);
    const campaign = this.campaigns[Number(id) - 1];
    if (!campaign) return { status: 404, body: { detail: 'There is no such campaign.' } };
    if (part === 'content') campaign.html = JSON.parse(body.toString('utf8')).html;
    else campaign.isSent = true;
    return part === 'content' ? { body: {} } : { status: 204 };
  }

  private create(settings: Record<'from_name' | 'reply_to' | 'subject_line' | 'preview_text', string>) {
    const count = this.campaigns.push({
      from: settings.from_name,
      replyTo: settings.reply_to,
      subject: settings.subject_line,
      preview: settings.preview_text,
      html: '',
      isSent: false,
    });
    return { body: { id: `c${count}` } };
  }
}
