import { readSite } from '#model/read-site.ts';
import { checkout, withFacts } from '#model/testing/checkout.ts';

test('a third plan without its text is refused in one sentence', async () => {
  const files = withFacts(checkout, {
    plans: (facts) => {
      const [plan] = facts.plans;
      facts.plans = ['Loom', 'Shuttle', 'Reed'].map((name) => ({ ...plan, name }));
      facts.differences = [{ feature: 'A rehearsal', in: ['A', 'B'] }];
    },
  });
  expect((await readSite(files)).problems).toMatchSnapshot();
});
