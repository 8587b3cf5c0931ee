import { expect, test } from '../support/journey.ts';
import { serveOtherSite } from '../support/other-site.ts';

const { address } = serveOtherSite();

test.use({ expectedErrors: [/pictures\/(gone|missing)\.svg|evil\.example|\/x|status of 404/] });

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false });

  test('older posts and categories are pages of their own', async ({ page }) => {
    await page.goto(address('/blog'));
    await page.getByRole('link', { name: 'Older articles' }).click();
    await expect(page).toHaveURL(address('/blog/page/2'));
    await expect(page.getByText('Page 2 of 2')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Newer articles' })).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('link', { name: 'Operations' })
      .click();
    await expect(page).toHaveURL(address('/blog/category/operations'));
    const posts = page.getByRole('region', { name: 'Operations' }).getByRole('article');
    await expect(posts.filter({ hasText: /^Operations/ })).toHaveCount(4);
    await expect(posts).toHaveCount(4);
    await page.goto(address('/blog'));
    const filters = page.getByRole('group', { name: 'Filter by category' }).getByRole('button');
    const email = filters.filter({ hasText: /^Email/ });
    await expect(email.getByText(/\d/), 'an untrue number').toBeHidden();
    await email.click();
    await expect(page).toHaveURL(/\/blog\/category\/email\??$/);
  });
});
