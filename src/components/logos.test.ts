import sharp from 'sharp';
import { temporaryFolder } from '#server/testing/resources.ts';
import { loadClientLogos, loadCompanyPictures } from './logos.ts';

const wordmark = (ground: string, ink: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="500"><rect width="900" height="500" fill="${ground}"/><path d="M200 200h400v100h-400" fill="${ink}"/></svg>`,
  );
const drawing = wordmark('none', '#123');
const { path: folder, remove } = temporaryFolder({ 'acme.svg': drawing, 'text.png': 'no picture' });
afterAll(remove);

for (const [name, content] of [
  ['bolt.png', wordmark('white', '#d20')],
  ['dune.webp', wordmark('none', '#123')],
  ['empty.png', wordmark('white', 'white')],
  ['pale.png', wordmark('none', 'white')],
] as const)
  await sharp(content).toFile(`${folder}/${name}`);

const load = async (logo: string) => {
  const told: string[] = [];
  const owners = [{ name: 'Acme', logo: `/logos/${logo}` }];
  const logos = await loadClientLogos(owners, (message) => told.push(message), folder);
  return { logo: logos.get('Acme'), told };
};

test.each(['bolt.png', 'dune.webp'])('%s is cut to what is drawn', async (file) => {
  const { logo, told } = await load(file);
  expect(told).toEqual([]);
  expect(logo).toMatchObject({ address: '/pictures/logos/acme.png', width: 101, height: 25 });
});

test('a drawing keeps its file, and covers as much as others', async () => {
  const { logo } = await load('acme.svg');
  expect(logo).toMatchObject({ address: '/pictures/logos/acme.svg', width: 54, height: 30 });
  expect(logo?.bytes).toEqual(drawing);
});

test.each(['empty.png', 'pale.png', 'text.png', 'gone.png'])(
  '%s is told, and the name stands in its place',
  async (file) => {
    const { logo, told } = await load(file);
    expect(logo).toBeUndefined();
    expect(told).toMatchSnapshot();
  },
);

test('the company’s drawing is published as it is, a picture cut', async () => {
  const tell = (message: string) => expect.unreachable(message);
  expect(await loadCompanyPictures({}, tell, folder)).toEqual({});
  const drawn = { logo: '/logos/acme.svg', logoSaysName: true };
  const { logo, icon } = await loadCompanyPictures(drawn, tell, folder);
  const onPaper = { address: '/assets/company-logo.svg', ratio: 900 / 500, bytes: drawing };
  expect(logo).toMatchObject({ onPaper, saysName: true });
  expect(icon).toEqual(drawing);
  const files = { logo: '/logos/bolt.png', logoOnDark: '/logos/pale.png', icon: '/logos/acme.svg' };
  const raster = await loadCompanyPictures(files, tell, folder);
  expect(raster.logo).toMatchObject({
    onPaper: { address: '/assets/company-logo.png', ratio: expect.closeTo(4, 1) },
    onDark: { address: '/assets/company-logo-on-dark.png' },
  });
});

test('a file of the company that cannot be used is told, and the mark stays', async () => {
  const told: string[] = [];
  const icon = { icon: '/logos/text.png' };
  expect(await loadCompanyPictures(icon, (line) => told.push(line), folder)).toEqual({});
  expect(told).toMatchSnapshot();
});
