import { randomUUID } from 'node:crypto'
import { type AccountMetadata, accountMetadataSchema } from '@latchkit/blockchain-api/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import { signInProfiles } from './tables.js'

/** Accounts that have signed in, and their metadata. */
export type Profiles = {
  /** Returns the id of an account in a project. */
  readonly open: (projectId: string, account: string) => Promise<string>
  /** Returns the metadata; null before it is set. */
  readonly getMetadata: (id: string) => Promise<AccountMetadata | null>
  readonly setMetadata: (id: string, metadata: AccountMetadata) => Promise<void>
}

/** Creates the profiles. */
export function createProfiles({ db }: Pick<Database, 'db'>): Profiles {
  return {
    async open(projectId, account) {
      await db
        .insert(signInProfiles)
        .values({ id: randomUUID(), projectId, account, metadata: null })
        .onConflictDoNothing()
      const [row] = await db
        .select({ id: signInProfiles.id })
        .from(signInProfiles)
        .where(and(eq(signInProfiles.projectId, projectId), eq(signInProfiles.account, account)))
      // Profiles are never deleted by the gateway.
      if (!row) throw new Error('The profile was deleted while the account signed in')
      return row.id
    },
    async getMetadata(id) {
      const [row] = await db
        .select({ metadata: signInProfiles.metadata })
        .from(signInProfiles)
        .where(eq(signInProfiles.id, id))
      if (!row || row.metadata === null) return null
      return accountMetadataSchema.parse({ metadata: JSON.parse(row.metadata) }).metadata
    },
    async setMetadata(id, metadata) {
      await db
        .update(signInProfiles)
        .set({ metadata: JSON.stringify(metadata) })
        .where(eq(signInProfiles.id, id))
    },
  }
}
