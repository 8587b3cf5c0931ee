/** The film of the site, in each of its states: not online yet, on the platform, as a file of ours. */
import type { Browser, Locator, Page } from '@playwright/test';
import { spokenTime } from '#components/video/duration.ts';
import { films, studentFilms } from '#model/facts/film-facts.ts';
import { incubator } from '#model/facts/incubator-facts.ts';
import type { Film } from '#model/film.ts';
import { axeViolationsEverywhere } from '../support/axe.ts';
import { holdBack } from '../support/hold-back.ts';
import { expect, test } from '../support/journey.ts';
import { serveOtherHtml } from '../support/other-html.ts';
import { renderComponent } from '../support/render-component.ts';
import { turnWheel } from '../support/turn-wheel.ts';

const ID = 'aB3_dE-fG9h';
const PLATFORM = 'https://www.youtube-nocookie.com/**';
const FILE = '/films/sample.webm';

const onPlatform: Film = { ...films.promo, id: ID, link: `https://www.youtube.com/watch?v=${ID}` };
/** A film in which somebody speaks. */
const asFile: Film = { ...films.promo, files: [FILE], captions: '/films/sample.vtt', isSilent: false };
const notYet: Film = { ...films.promo, files: [] };

test.describe.configure({ mode: 'default' });

let pages: Record<'platform' | 'platformMuted' | 'file' | 'fileMuted' | 'none', string>;
let recording: Buffer;

test.beforeAll(async ({ browser }) => {
  const [platform = '', platformMuted = '', file = '', fileMuted = '', none = ''] = await renderComponent(
    '/src/components/video/video.tsx',
    'Video',
    [
      { film: onPlatform, mode: 'press-to-play' },
      { film: onPlatform, mode: 'autoplay-muted' },
      { film: asFile, mode: 'press-to-play' },
      { film: asFile, mode: 'autoplay-muted' },
      { film: notYet },
    ],
  );
  pages = { platform, platformMuted, file, fileMuted, none };
  recording = await recordFilm(browser);
});

/** Two seconds of a changing colour, recorded by the browser itself. */
async function recordFilm(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage({ javaScriptEnabled: true });
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    const pen = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm;codecs=vp8' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start();
    for (let frame = 0; frame < 40; frame += 1) {
      if (pen) pen.fillStyle = `rgb(${frame * 6} 90 120)`;
      pen?.fillRect(0, 0, canvas.width, canvas.height);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    recorder.stop();
    await stopped;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  await page.close();
  return Buffer.from(bytes);
}

/** Answers for the platform and for the files of films, and records the requests. */
async function answerFilms(page: Page): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/youtube|\/films\//.test(request.url())) asked.push(request.url());
  });
  await page.route(PLATFORM, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
  );
  await page.route(`**${FILE}`, (route) => route.fulfill({ contentType: 'video/webm', body: recording }));
  await page.route('**/films/sample.vtt', (route) =>
    route.fulfill({
      contentType: 'text/vtt',
      body: 'WEBVTT\n\n00:00.000 --> 00:02.000\nA colour changes.\n',
    }),
  );
  return asked;
}

/**
 * A page with a film and little else: where its film is in another state, the states of the home page, whose drawings
 * move, would take three times as long.
 */
const INTRODUCTION = '/docs/introduction';

/** Opens a page with its film in another state, and records its requests beyond those of every page. */
async function open(page: Page, film: string, path = INTRODUCTION): Promise<string[]> {
  const asked = await answerFilms(page);
  await serveOtherHtml(page, [path], (html) =>
    html.replace(/<figure [^>]*data-behaviour="video"[\s\S]*?<\/figure>/, () => film),
  );
  await page.goto(path);
  return asked;
}

const isPlaying = (page: Page) =>
  page.locator('figure video').evaluate((video: HTMLVideoElement) => !video.paused);

/** True once it has begun: a film of two seconds may be over before a busy machine looks. */
const hasPlayed = (page: Page) =>
  page
    .locator('figure video')
    .evaluate((video: HTMLVideoElement) => !video.paused || video.played.length > 0);

/** Name of the file the browser chose: not every Chromium has H.264. */
const playedFile = (video: Locator) =>
  video.evaluate((film: HTMLVideoElement) => new URL(film.currentSrc).pathname);

/** Every script has arrived, and the browser has since notified the observers of elements in view. */
async function settle(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** A film that may play by itself does so only where it is seen. */
async function bringIntoView(page: Page) {
  const film = page.locator('[data-film]');
  await film.evaluate((figure) => figure.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(film).toBeInViewport({ ratio: 0.6 });
}

test('a film that is not online yet says so in words and shows no broken frame', async ({ page }) => {
  await open(page, pages.none, '/');
  await page
    .getByRole('button', {
      name: `Watch the film ${films.promo.title}, ${spokenTime(films.promo.duration)}`,
      exact: true,
    })
    .press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'not online yet' })).toBeVisible();
  await expect(page.locator('figure iframe')).toHaveCount(0);
  expect(await axeViolationsEverywhere(page)).toEqual([]);
});

test('the platform is asked for nothing until the visitor presses play', async ({ page }) => {
  const asked = await open(page, pages.platform);
  await page.locator('[data-film]').scrollIntoViewIfNeeded();
  await settle(page);
  expect(asked).toEqual([]);

  await page.getByRole('button', { name: /^Watch the film/ }).click();
  const player = page.locator('iframe');
  await expect(player).toHaveAttribute(
    'src',
    `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&playsinline=1&rel=0`,
  );
  await expect(player).toHaveAttribute('title', films.promo.title);
  await expect(player).toBeFocused();
  await expect(page.getByRole('button', { name: /^Watch the film/ })).toBeHidden();
  await expect(page.locator('figure video'), 'an id takes the place of our files').toHaveCount(0);
  await expect.poll(() => asked).toHaveLength(1);
});

test('a film that would play by itself on the platform waits for agreement, and plays without sound if asked', async ({
  page,
}) => {
  const asked = await open(page, pages.platformMuted);
  await page.locator('[data-film]').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: /^Play with sound/ })).toBeVisible();
  await settle(page);
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: /^Play without sound/ }).click();
  await expect(page.locator('iframe')).toHaveAttribute('src', /[?&]mute=1/);
});

test('a file of ours loads on play, with captions, and takes the focus', async ({ page }) => {
  const asked = await open(page, pages.file);
  const video = page.locator('figure video');
  await expect(video).toHaveAttribute('poster', films.promo.poster);
  await expect(video.locator('track')).toHaveAttribute('kind', 'captions');
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: /^Watch the film/ }).click();
  await expect.poll(() => hasPlayed(page)).toBe(true);
  await expect(video).toBeFocused();
  await expect(video).toHaveJSProperty('controls', true);
  await expect(video).toHaveJSProperty('muted', false);
});

test.describe('when a film cannot be fetched', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('its poster says so in words, and its button tries again', async ({ page }) => {
    await open(page, pages.file);
    await page.route(`**${FILE}`, (route) => route.abort(), { times: 1 });
    const button = page.getByRole('button', { name: /^Watch the film/ });
    await button.click();
    await expect(page.getByRole('status').filter({ hasText: 'could not be played' })).toBeVisible();
    await expect(button, 'whoever pressed it is still there').toBeFocused();
    await expect(page.locator('figure video')).toHaveJSProperty('controls', false);
    await button.click();
    await expect.poll(() => hasPlayed(page)).toBe(true);
    await expect(page.getByText('could not be played')).toBeHidden();
  });
});

test('a film that appears on a page after it has loaded plays like any other', async ({ page }) => {
  await open(page, `<template>${pages.file}</template>`);
  await settle(page);
  await page.evaluate(() => {
    const film = document.querySelector<HTMLTemplateElement>('main template')?.content;
    if (film) document.querySelector('main')?.prepend(film);
  });
  const video = page.locator('figure video');
  await expect(video, "the browser's controls are gone, ours are in their place").toHaveJSProperty(
    'controls',
    false,
  );
  await page.getByRole('button', { name: /^Watch the film/ }).click();
  await expect.poll(() => hasPlayed(page)).toBe(true);
  await expect(video).toHaveJSProperty('controls', true);
  await expect(page.getByRole('button', { name: /^Watch the film/ })).toBeHidden();
});

test('a muted file plays while it is in view, stops out of view, and obeys its pause button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1200 });
  await open(page, pages.fileMuted);
  await expect.poll(() => isPlaying(page)).toBe(true);
  await expect(page.locator('figure video')).toHaveJSProperty('muted', true);

  await turnWheel(page, 2500);
  await expect.poll(() => isPlaying(page)).toBe(false);
  await turnWheel(page, -2500);
  await expect.poll(() => isPlaying(page)).toBe(true);

  await page.getByRole('button', { name: `Pause ${films.promo.title}` }).click();
  await expect.poll(() => isPlaying(page)).toBe(false);
  await turnWheel(page, 2500);
  await expect(page.locator('[data-film]')).not.toBeInViewport();
  await turnWheel(page, -2500);
  await expect(page.locator('[data-film]')).toBeInViewport({ ratio: 0.6 });
  await settle(page);
  expect(await isPlaying(page), 'a paused film stays paused').toBe(false);
  await page.getByRole('button', { name: /^Play without sound/ }).click();
  await expect.poll(() => isPlaying(page)).toBe(true);
});

test.describe('for a visitor who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('no film starts by itself', async ({ page }) => {
    const asked = await open(page, pages.fileMuted);
    await bringIntoView(page);
    await settle(page);
    expect(await isPlaying(page)).toBe(false);
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: /^Play without sound/ }).click();
    await expect.poll(() => isPlaying(page)).toBe(true);
  });
});

test('no film starts by itself for a visitor who saves data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked = await open(page, pages.fileMuted);
  await bringIntoView(page);
  await settle(page);
  expect(await isPlaying(page)).toBe(false);
  expect(asked).toEqual([]);
});

test('a film pressed before all of its script has arrived plays with the controls of the browser, and goes on when the rest comes', async ({
  page,
}) => {
  const deliver = await holdBack(page, /play-in-view/);
  await open(page, pages.fileMuted);
  await page.getByRole('button', { name: /^Play without sound/ }).click();
  await expect.poll(() => isPlaying(page)).toBe(true);
  await expect(page.locator('figure video')).toHaveJSProperty('controls', true);
  await expect(page.locator('figure video')).toHaveJSProperty('muted', true);
  deliver();
  await settle(page);
  await expect(page.locator('[data-film]').getByRole('button')).toHaveCount(0);
  expect(await isPlaying(page)).toBe(true);
});

test('a film started before the page has loaded, with less than half of it in view, goes on afterwards', async ({
  page,
}) => {
  const late = '/favicon.svg?late';
  const [deliver, script] = [await holdBack(page, `**${late}`), page.waitForResponse(/play-in-view/)];
  const loaded = open(page, `${pages.fileMuted}<img src="${late}" alt="">`);
  const address = (await script).url();
  await page.evaluate((file) => import(file), address);
  await page.locator('[data-film]').evaluate((film) => {
    const { bottom, height } = film.getBoundingClientRect();
    scrollBy({ top: bottom - 0.4 * height, behavior: 'instant' });
    film.querySelector('button')?.focus({ preventScroll: true });
  });
  await page.keyboard.press('Enter');
  await expect.poll(() => isPlaying(page)).toBe(true);
  deliver();
  await loaded;
  await settle(page);
  expect(await isPlaying(page)).toBe(true);
  await expect(page.getByRole('button', { name: `Pause ${films.promo.title}` })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false });

  test('a film is a link to the platform, a player of the browser, or a sentence', async ({ page }) => {
    await open(page, pages.none);
    await expect(page.getByText('not online yet')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Watch the film/ })).toBeHidden();
    await page.unrouteAll();
    await open(page, pages.platform);
    await expect(page.getByRole('link', { name: /on the video platform/ })).toHaveAttribute(
      'href',
      onPlatform.link,
    );
    await page.unrouteAll();
    await open(page, pages.file);
    await expect(page.locator('figure video')).toHaveAttribute('controls');
  });
});

test('the film of the home page waits for a press, then plays, is scrubbed by key and by hand, and has captions', async ({
  page,
}) => {
  const asked: { path: string; status: number }[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/films/')) asked.push({ path: pathname, status: response.status() });
  });
  await page.goto('/');
  await settle(page);
  expect(asked).toEqual([]);
  const video = page.locator('figure video');
  await page.getByRole('button', { name: `Watch the film ${films.promo.title}`, exact: false }).click();
  await expect.poll(() => isPlaying(page)).toBe(true);
  await expect(video).toBeFocused();
  // A film plays from the press on, and knows its length once its first bytes are there.
  await expect
    .poll(() => video.evaluate((film: HTMLVideoElement) => Math.round(film.duration)))
    .toBe(films.promo.duration);
  await expect.poll(() => asked[0]).toMatchObject({ path: films.promo.files[0], status: 206 });

  await page.keyboard.press('Space');
  await expect.poll(() => isPlaying(page)).toBe(false);
  const later = films.promo.duration - 6;
  await video.evaluate((film: HTMLVideoElement, to) => {
    film.currentTime = to;
  }, later);
  await expect(video).toHaveJSProperty('seeking', false);
  await expect(video).toHaveJSProperty('currentTime', later);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeLessThan(later);

  expect(
    await video.evaluate((film: HTMLVideoElement) => film.textTracks[0]?.mode),
    'the picture says the words; captions wait to be asked for',
  ).toBe('disabled');
  const cues = await video.evaluate(async (film: HTMLVideoElement) => {
    const [track] = film.textTracks;
    const element = film.querySelector('track');
    if (!track || !element) return [];
    const loaded = new Promise((resolve) => element.addEventListener('load', resolve));
    track.mode = 'showing';
    await loaded;
    return [...(track.cues ?? [])].map((cue) => [cue.startTime, (cue as VTTCue).text] as const);
  });
  const { transcript } = films.promo;
  expect(cues).toHaveLength(transcript.length);
  for (const [index, paragraph] of transcript.entries())
    expect(paragraph, 'the transcript says what the captions say').toContain(
      cues[index]?.[1].split('\n').at(-1),
    );

  await page.getByText('Transcript', { exact: true }).click();
  await expect(page.getByRole('figure').filter({ has: page.locator('video') })).toContainText(
    transcript[0] ?? '',
  );
});

test('the loop of the incubator plays by itself without sound, is paused, and watched from the start', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto('/incubator');
  const hero = page.getByRole('region', { name: incubator.title });
  const video = hero.locator('video');
  const position = () => video.evaluate((film: HTMLVideoElement) => film.currentTime);
  await expect.poll(position).toBeGreaterThan(0.2);
  await expect(video).toHaveJSProperty('muted', true);
  expect(films.incubatorHero.files).toContain(await playedFile(video));

  const { title } = films.incubatorHero;
  await hero.getByRole('button', { name: `Pause ${title}` }).click();
  await expect(video).toHaveJSProperty('paused', true);
  await expect(hero.getByRole('button', { name: `Play ${title}` })).toBeVisible();
  expect(await axeViolationsEverywhere(page)).toEqual([]);
  await hero.getByRole('button', { name: `Watch from the start ${title}` }).click();
  await expect(video).toHaveJSProperty('controls', true);
  await expect(video).toBeFocused();
  await expect(video).toHaveJSProperty('paused', false);
  await expect(video).toHaveJSProperty('loop', false);
});

test('a student’s film plays, and another one takes its place', async ({ page }) => {
  await page.goto('/incubator');
  const section = page.getByRole('region', { name: 'From people who did the ten weeks' });
  const video = section.locator('video');
  await section.getByRole('button', { name: /^Play / }).click();
  await expect(video).toHaveJSProperty('paused', false);
  const [, second] = studentFilms;
  await section.getByRole('tab', { name: new RegExp(second?.title ?? '') }).click();
  await expect(video).toHaveAttribute('aria-label', second?.title ?? '');
  await expect(video).toHaveJSProperty('paused', true);
  await section.getByRole('button', { name: /^Play / }).click();
  await expect(video).toHaveJSProperty('paused', false);
  expect(second?.files).toContain(await playedFile(video));
});
