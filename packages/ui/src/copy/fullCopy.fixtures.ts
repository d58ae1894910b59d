import { accountAr } from './accountAr.js'
import { accountEn } from './accountEn.js'
import { ar } from './ar.js'
import type { AccountCopy, Copy } from './Copy.js'
import { en } from './en.js'

/** English with the texts of every area. */
export const fullEn: Copy & AccountCopy = { ...en, ...accountEn }

/** Arabic with the texts of every area. */
export const fullAr: Copy & AccountCopy = { ...ar, ...accountAr }
