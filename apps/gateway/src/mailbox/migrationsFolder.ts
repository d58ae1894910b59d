import { fileURLToPath } from 'node:url'

/** Where the SQL of the tables is. */
export const migrationsFolder: string = fileURLToPath(new URL('../../migrations', import.meta.url))
