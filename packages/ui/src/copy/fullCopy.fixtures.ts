import { accountEn } from './accountEn.js'
import type { AccountCopy, Copy } from './Copy.js'
import { en } from './en.js'
import { account as accountAr } from './languages/ar/account.js'
import { modal as ar } from './languages/ar/modal.js'

/** English with the texts of every area. */
export const fullEn: Copy & AccountCopy = { ...en, ...accountEn }

/** Arabic with the texts of every area. */
export const fullAr: Copy & AccountCopy = { ...ar, ...accountAr }
