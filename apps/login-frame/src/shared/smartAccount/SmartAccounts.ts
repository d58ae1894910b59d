import type { SmartAccountContracts } from '../config/SmartAccountConfig.js'

/** The contracts of smart accounts, by CAIP-2 id of their chains. */
export type SmartAccounts = Readonly<Record<string, SmartAccountContracts>>
