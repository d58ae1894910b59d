import { fileURLToPath } from 'node:url'

/** The folder with the SQL migrations. */
export const migrationsFolder: string = fileURLToPath(new URL('../../migrations', import.meta.url))
