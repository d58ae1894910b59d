import type { PgColumn } from 'drizzle-orm/pg-core'
import { links, recoveryKeys, secrets } from '../tables.js'
import { cipherContexts } from './cipherContexts.js'

/** A column of encrypted texts. */
export type EncryptedColumn = {
  readonly text: PgColumn
  /** Primary key of its table. */
  readonly id: PgColumn
  /** A second column that the context needs. */
  readonly detail?: PgColumn
  /** Returns what the text of a row belongs to. */
  readonly getContext: (id: string, detail: string) => string
}

/** All columns with encrypted texts. A new one must be added here: otherwise it is not encrypted again with a new key. */
export const encryptedColumns: readonly EncryptedColumn[] = [
  {
    text: recoveryKeys.key,
    id: recoveryKeys.eip155,
    detail: recoveryKeys.solana,
    getContext: (eip155, solana) => cipherContexts.key({ eip155, solana }),
  },
  { text: recoveryKeys.address, id: recoveryKeys.eip155, getContext: cipherContexts.address },
  { text: links.address, id: links.id, getContext: cipherContexts.link },
  { text: secrets.value, id: secrets.name, getContext: cipherContexts.secret },
]
