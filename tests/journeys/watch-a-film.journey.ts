import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer } from 'vite';
import {
  company,
  drawAhead,
  expect,
  keysTaken,
  type Locator,
  type Page,
  scrollBy,
  section,
  test,
  visit,
} from '../support/journey.ts';

const { films, home, navigation, studentFilms } = company;
const FILMED = films.incubatorHero && !company.addresses.isOff('/incubator');
const PROMO = films.promo?.id ? undefined : films.promo;

const place = (video: Locator) =>
  video.evaluate((element: HTMLVideoElement) => element.currentTime);
const hasPaused = (video: Locator, value: boolean) =>
  expect(video).toHaveJSProperty('paused', value);
const watch = (page: Page) => page.getByRole('link', { name: home.hero.watch });

test.use({ expectedErrors: [/Failed to load resource/] });

test('the film of the home page opens, obeys its controls, and leads on', async ({ page }) => {
  test.skip(!PROMO, 'the home page has no film of the company’s own');
  await page.route('**/films/*.{mp4,webm}', (route) => route.abort());
  await visit(page, '/');
  expect(await keysTaken(watch(page))).toEqual([]);
  await watch(page).click();
  const dialog = page.getByRole('dialog');
  const press = (name: string | RegExp) => dialog.getByRole('button', { name });
  await expect(dialog.getByRole('status')).toHaveText('This film could not be played.');
  await page.unrouteAll();
  // The browser takes the next.
  await page.route('**/films/*.mp4', (route) => route.abort());
  await expect(press(/^Play/)).toBeFocused();
  await page.keyboard.press('Space');
  const video = page.locator('dialog video');
  await expect.poll(() => place(video)).toBeGreaterThan(0);
  await expect(dialog.getByRole('status')).toBeEmpty();
  const slider = dialog.getByRole('slider');
  await slider.press('Space');
  await hasPaused(video, true);
  const before = await place(video);
  await press(/^Play/).press('ArrowRight');
  await expect.poll(() => place(video)).toBeCloseTo(before + 5, 1);
  // Shortcuts of the browser.
  for (const key of ['Alt', 'Control', 'Meta']) await page.keyboard.press(`${key}+ArrowRight`);
  expect(await place(video)).toBeCloseTo(before + 5, 1);
  if (PROMO?.captions) {
    await press('Captions').press('Space');
    await expect(press('Captions')).toHaveAttribute('aria-pressed', 'true');
    const cues = () =>
      video.evaluate(({ textTracks }: HTMLVideoElement) => textTracks[0]?.cues?.length);
    await expect.poll(cues).toBeGreaterThan(0);
  }
  await press('Full screen').click();
  await expect(video).toHaveJSProperty('controls', true);
  await video.click();
  await hasPaused(video, false);
  await page.evaluate(() => document.exitFullscreen());
  await expect(video).toHaveJSProperty('controls', false);
  await slider.fill(String(Number(await slider.getAttribute('max')) - 0.4));
  await expect(dialog.getByRole('link', { name: navigation.callToAction.label })).toBeVisible();
  await press('Watch again').click();
  await expect(press(/^Pause/)).toBeFocused();
  await page.keyboard.press('Escape');
  await hasPaused(video, true);
  await expect(watch(page)).toBeFocused();
});

test('for a visitor who wants less data or motion a film waits', async ({ page }) => {
  test.skip(!FILMED || !PROMO, 'the company has no such films');
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await visit(page, '/incubator');
  const hero = page.getByRole('region').first();
  await expect(hero.getByRole('button', { name: /^Play / }).first()).toBeVisible();
  expect(await place(hero.locator('video'))).toBe(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  await watch(page).click();
  await expect(page.locator('dialog button').filter({ hasText: /^Play/ })).toBeFocused();
  await hasPaused(page.locator('dialog video'), true);
});

test('the loop plays muted in view, and obeys, as a student’s film does', async ({ page }) => {
  test.skip(!FILMED || studentFilms.length < 2, 'the incubator shows fewer films');
  await visit(page, '/incubator');
  const hero = page.getByRole('region').first();
  const video = hero.locator('video');
  await expect.poll(() => place(video)).toBeGreaterThan(0.2);
  await expect(video).toHaveJSProperty('muted', true);
  await scrollBy(page, 3000);
  await hasPaused(video, true);
  await scrollBy(page, -3000);
  await hasPaused(video, false);
  await hero.getByRole('button', { name: /^Pause / }).click();
  await hasPaused(video, true);
  await scrollBy(page, 3000);
  await scrollBy(page, -3000);
  await expect(hero.getByRole('button', { name: /^Play / })).toBeVisible();

  const students = section(page, 'students');
  const film = students.locator('video');
  await students.getByRole('button', { name: /^Play / }).click();
  await hasPaused(film, false);
  const title = (await film.getAttribute('aria-label')) ?? '';
  const tabs = students.getByRole('tab');
  await tabs.nth(1).click();
  await expect(film).not.toHaveAttribute('aria-label', title);
  await hasPaused(film, true);
  for (const [key, place] of [
    ['End', -1],
    ['ArrowRight', 0],
    ['ArrowLeft', -1],
    ['Home', 0],
    ['Alt+ArrowRight', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tabs.nth(place), key).toHaveAttribute('aria-selected', 'true');
  }
});

test('drawn ahead a page starts, keeps and asks nothing', async ({ page, site }) => {
  test.skip(!FILMED, 'the incubator shows no film');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const show = await drawAhead(page);
  await visit(page, '/incubator');
  const motion = await page.evaluateHandle(() =>
    Object.assign(document.body.animate([], 600_000), { currentTime: 300_000 }),
  );
  const isEarly = (url: string) =>
    /^http/.test(url) && (!url.startsWith(site.url) || url.includes('mp4'));
  expect(asked.filter(isEarly)).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  // A picture and a browser's bar would be unpacked before the first paint.
  const film = page.locator('video').first();
  await expect(film).toHaveAttribute('poster', '');
  await expect(film).toHaveJSProperty('controls', false);
  await show();
  await expect(film).toHaveAttribute('poster', /./);
  expect(await motion.evaluate(({ currentTime }) => Number(currentTime))).toBeLessThan(300_000);
  await expect.poll(() => place(film)).toBeGreaterThan(0);
});

test('the platform is asked at the press, a film of nowhere says so', async ({ page }) => {
  test.skip(!films.docsIntroduction, 'the documentation has no film');
  const id = 'aB3_dE-fG9h';
  const link = `https://www.youtube.com/watch?v=${id}`;
  const film = { id, link, title: 'A film', duration: 28, poster: '/share/site.png' };
  const vite = await createServer({
    configFile: false,
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  const { Video } = await vite.ssrLoadModule('/src/components/video/video.tsx');
  await vite.close();
  const states = [
    { film },
    { film, mode: 'autoplay-muted' },
    { film: { ...film, id: '', link: '', files: [] } },
    { film: { ...PROMO, isSilent: false } },
  ].map((props: object) => renderToStaticMarkup(createElement(Video, props)));
  const asked: string[] = [];
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
  });
  await page.route('**/docs/introduction', async (route) => {
    const response = await route.fetch();
    const own = /<figure [^>]*data-film=.*?<\/figure>/s;
    const body = (await response.text()).replace(
      own,
      () => `<dialog open>${states.shift()}</dialog>`,
    );
    await route.fulfill({ response, body });
  });
  const player = page.locator('iframe');
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  for (const query of ['[?]autoplay=1', '[?&]mute=1']) {
    await page.goto('/docs/introduction');
    await expect(page.locator(`noscript a, a[href="${link}"]`).first()).toBeAttached();
    expect(asked).toEqual([]);
    await button(/^Play/).click();
    await expect(player).toHaveAttribute('title', film.title);
    await expect(player).toBeFocused();
    await page.evaluate(() =>
      document.querySelector('main dialog')?.dispatchEvent(new Event('close')),
    );
    await expect(player, 'silent in a closed dialog').toHaveCount(0);
    await expect
      .poll(() => asked.splice(0))
      .toEqual([expect.stringMatching(new RegExp(`/embed/${id}.*${query}`))]);
  }
  await page.goto('/docs/introduction');
  await button(/^Play/).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'not online yet' })).toBeVisible();
  await expect(player).toHaveCount(0);
  if (!PROMO) return;
  await page.goto('/docs/introduction');
  const video = page.locator('[data-film=file] video');
  const slider = page.getByRole('slider');
  for (const isOn of [true, false, true]) {
    await expect(video).toHaveJSProperty('muted', !isOn);
    await expect(button('Sound')).toHaveAttribute('aria-pressed', String(isOn));
    await button('Sound').press('Enter');
  }
  await button(/^Play/).click();
  if (PROMO.captions) await expect(button('Captions')).toHaveAttribute('aria-pressed', 'true');
  await slider.fill('7.4');
  await expect(slider).toHaveAttribute('aria-valuetext', `7 of ${PROMO.duration} seconds`);
  const played = Math.floor(740 / PROMO.duration);
  await expect(slider).toHaveAttribute('style', RegExp(`: ${played}\\.`));
});
