import { desk, openDeskForEach } from '../desk-of.ts';

openDeskForEach();

describe('a deadline that was decided on', () => {
  const subject = 'facts/order-deadline';
  const decide = (day: string) => {
    const text = desk.read(`${subject}.yaml`).replace(/^decision: .*\n/m, '');
    desk.write(`${subject}.yaml`, `${text}decision: "${day}"\n`);
  };

  test('is changed where visitors read it', async () => {
    const pointer = async () => (await desk.get('/overview')).body.shortcuts.at(-1).target.pointer;
    decide('12-20');
    expect(await pointer()).toBe('/readings/1/value');
    decide('12-19');
    expect(await pointer()).toBe('/readings/0/value');
  });

  test.each([
    [0, false],
    [1, true],
  ])('changes every page by its reading %i: %s', async (rank, affectsAllPages) => {
    decide('12-20');
    const edit = { op: 'set', pointer: `/readings/${rank}/value`, value: '12-18' };
    expect((await desk.edit(subject, edit)).body).toMatchObject({ affectsAllPages });
  });
});
