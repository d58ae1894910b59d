import type { LanguageCode } from '../src/copy/languageCodes.js'
import { accountAr, ar } from '../src/exports/copy/ar.js'
import { accountBn, bn } from '../src/exports/copy/bn.js'
import { accountDe, de } from '../src/exports/copy/de.js'
import { accountEs, es } from '../src/exports/copy/es.js'
import { accountEs419, es419 } from '../src/exports/copy/es-419.js'
import { accountFa, fa } from '../src/exports/copy/fa.js'
import { accountFr, fr } from '../src/exports/copy/fr.js'
import { accountHi, hi } from '../src/exports/copy/hi.js'
import { accountId, id } from '../src/exports/copy/id.js'
import { accountIt, it } from '../src/exports/copy/it.js'
import { accountJa, ja } from '../src/exports/copy/ja.js'
import { accountKo, ko } from '../src/exports/copy/ko.js'
import { accountNl, nl } from '../src/exports/copy/nl.js'
import { accountPl, pl } from '../src/exports/copy/pl.js'
import { accountPtBR, ptBR } from '../src/exports/copy/pt-BR.js'
import { accountRu, ru } from '../src/exports/copy/ru.js'
import { accountTh, th } from '../src/exports/copy/th.js'
import { accountTr, tr } from '../src/exports/copy/tr.js'
import { accountUk, uk } from '../src/exports/copy/uk.js'
import { accountUr, ur } from '../src/exports/copy/ur.js'
import { accountVi, vi } from '../src/exports/copy/vi.js'
import { accountZhHans, zhHans } from '../src/exports/copy/zh-Hans.js'
import { accountZhHant, zhHant } from '../src/exports/copy/zh-Hant.js'

/** The languages of the stories, besides English. `pnpm locale wire` writes this list. */
export const translations = {
  ar: { ...ar, ...accountAr },
  bn: { ...bn, ...accountBn },
  de: { ...de, ...accountDe },
  es: { ...es, ...accountEs },
  'es-419': { ...es419, ...accountEs419 },
  fa: { ...fa, ...accountFa },
  fr: { ...fr, ...accountFr },
  hi: { ...hi, ...accountHi },
  id: { ...id, ...accountId },
  it: { ...it, ...accountIt },
  ja: { ...ja, ...accountJa },
  ko: { ...ko, ...accountKo },
  nl: { ...nl, ...accountNl },
  pl: { ...pl, ...accountPl },
  'pt-BR': { ...ptBR, ...accountPtBR },
  ru: { ...ru, ...accountRu },
  th: { ...th, ...accountTh },
  tr: { ...tr, ...accountTr },
  uk: { ...uk, ...accountUk },
  ur: { ...ur, ...accountUr },
  vi: { ...vi, ...accountVi },
  'zh-Hans': { ...zhHans, ...accountZhHans },
  'zh-Hant': { ...zhHant, ...accountZhHant },
} as const satisfies Record<Exclude<LanguageCode, 'en'>, unknown>
