import * as z from 'zod/mini'

/** Schema of a backup's manifest. */
export const backupSchema = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  files: z.number(),
  bytes: z.number(),
})

/** The manifest of a backup. */
export type Backup = z.infer<typeof backupSchema>

export const manifestFile = 'backup.json'
