import type { AccountCopy, Copy } from './Copy.js'
import { useCopy } from './CopyContext.js'

/** Returns the copy of the nearest modal, with the copy of the account area. Throws if the modal has none for that area. */
export function useAccountCopy(): Copy & AccountCopy {
  const copy = useCopy()
  if (!hasAccount(copy))
    throw new Error(
      'Latchkit: this view needs the copy of the account area: <Modal copy={{ ...en, ...accountEn }}>.',
    )
  return copy
}

function hasAccount(copy: Copy & Partial<AccountCopy>): copy is Copy & AccountCopy {
  return copy.account !== undefined
}
