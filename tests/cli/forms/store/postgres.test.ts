import { openPostgres } from '../../../../cli/forms/store/postgres.ts';

test.each(['shop', 'postgres://[shop/messages'])('%s leads to no database', async (address) => {
  await expect(openPostgres(address)).rejects.toMatchObject({ fault: 'unreachable' });
});
