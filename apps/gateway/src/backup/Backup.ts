import * as z from 'zod/mini'

/** Describes a backup; in its folder as JSON. */
export const backupSchema = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  files: z.number(),
  bytes: z.number(),
})

/** Describes a backup. */
export type Backup = z.infer<typeof backupSchema>

export const manifestFile = 'backup.json'
