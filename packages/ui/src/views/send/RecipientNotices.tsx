import type { RecipientNotice } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fillNodes } from '../../format/fillNodes.js'
import { shortenAddress } from '../../format/shortenAddress.js'
import { Notice } from '../../parts/notice/Notice.js'

/** Notices about the recipient. */
export function RecipientNotices({ notices }: { readonly notices: readonly RecipientNotice[] }): ReactNode {
  const { send } = useAccountCopy()
  return notices.map((notice) => {
    const { title, text } = send.notices[notice.type]
    const of = notice.type === 'look-alike' ? <bdi dir="ltr">{shortenAddress(notice.of)}</bdi> : undefined
    return <Notice key={notice.type} title={title} text={of ? fillNodes(text, { address: of }) : text} />
  })
}
