import { afterEach, expect, test, vi } from 'vitest'
import { startPostgres } from './startPostgres.fixtures.js'

afterEach(() => vi.unstubAllEnvs())

test('behavior: starts where the locale of the machine is not installed, and sorts text by its bytes', async () => {
  vi.stubEnv('LC_ALL', 'xx_XX.UTF-8')
  const postgres = await startPostgres()
  try {
    const rows = await postgres.query(
      `select name from (values ('b'), ('İ'), ('C')) names (name) order by name`,
    )
    expect(rows).toEqual([{ name: 'C' }, { name: 'b' }, { name: 'İ' }])
  } finally {
    await postgres.stop()
  }
})
