import type { NftDetailModel, NftItem } from '@latchkit/core'
import { type ReactNode, useMemo } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { createAmountFormat } from '../../format/formatAmount.js'
import { sanitizeLink } from '../../format/sanitizeLink.js'
import { shortenAddress } from '../../format/shortenAddress.js'
import { ExternalIcon } from '../../icons/ExternalIcon.js'
import { ImageIcon } from '../../icons/ImageIcon.js'
import { Button } from '../../parts/button/Button.js'
import { CopyButton } from '../../parts/copy-button/CopyButton.js'
import { DetailSkeleton } from '../../parts/detail/DetailSkeleton.js'
import { Footer } from '../../parts/footer/Footer.js'
import { List, ListRow } from '../../parts/list/List.js'
import { NetworkIcon } from '../../parts/mark/NetworkIcon.js'
import { Figure } from '../../parts/status/Figure.js'
import { Status } from '../../parts/status/Status.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import { NftImage } from '../nfts/NftImage.js'
import { NotConnected } from '../receive/NotConnected.js'
import css from './NftDetailView.css?inline'

/** The names of the standards, which are the same in every language. */
const standards: Readonly<Record<NftItem['standard'], string>> = {
  erc721: 'ERC-721',
  erc1155: 'ERC-1155',
  metaplex: 'Metaplex',
}

/** Props of {@link NftDetailView}. */
export type NftDetailViewProps = {
  readonly model: NftDetailModel
  /** Copies the address of the contract, or the id of the NFT; rejects if that failed. */
  readonly onCopy?: ((text: string) => void | Promise<void>) | undefined
  /** Sends the NFT. Absent if it cannot be sent. */
  readonly onSend?: ((item: NftItem) => void) | undefined
  /** Shows the NFTs of the account, if it does not have this one. */
  readonly onNfts?: (() => void) | undefined
  /** Shows the wallets, while none is connected. */
  readonly onConnect?: (() => void) | undefined
}

/**
 * Shows an NFT of the account: its image, its name, and what identifies it.
 *
 * @example
 * ```tsx
 * import type { NftDetailModel } from '@latchkit/core'
 * import { NftDetailView } from '@latchkit/ui/views/nft-detail'
 *
 * type Props = { model: NftDetailModel; copy: (text: string) => Promise<void> }
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model, copy }: Props) => <NftDetailView model={model} onCopy={copy} />
 * ```
 */
export function NftDetailView({ model, onCopy, onSend, onNfts, onConnect }: NftDetailViewProps): ReactNode {
  const { account } = useAccountCopy()
  const { detail } = account.nfts
  useStyles(css)
  switch (model.status) {
    case 'disconnected':
      return <NotConnected onConnect={onConnect} />
    case 'loading':
      return <DetailSkeleton label={account.nfts.loading} />
    case 'missing':
      return (
        <Status
          figure={
            <Figure>
              <ImageIcon size={32} />
            </Figure>
          }
          title={detail.missing.title}
          text={detail.missing.text}
        >
          {onNfts && (
            <Button variant="primary" onClick={onNfts}>
              {detail.showAll}
            </Button>
          )}
        </Status>
      )
    case 'ready':
      return <Detail model={model} onCopy={onCopy} onSend={onSend} />
  }
}

function Detail({
  model,
  onCopy,
  onSend,
}: {
  readonly model: Extract<NftDetailModel, { status: 'ready' }>
  readonly onCopy: NftDetailViewProps['onCopy']
  readonly onSend: NftDetailViewProps['onSend']
}): ReactNode {
  const { account, send, lang } = useAccountCopy()
  const { detail, unknown } = account.nfts
  const { item, network, namespace } = model
  const { name, collection, description, amount, standard, contract, tokenId, image, preview, explorerUrl } =
    item
  const format = useMemo(() => createAmountFormat({ locale: lang }), [lang])
  const isMint = standard === 'metaplex'
  const createCopy = (label: string, text: string) => (
    <CopyButton label={label} copiedLabel={account.copied} onCopy={onCopy && (() => onCopy(text))}>
      <bdi dir="ltr" title={text}>
        {shortenAddress(text)}
      </bdi>
    </CopyButton>
  )
  return (
    <div className="detail nft-detail">
      <NftImage key={item.id} source={image ?? preview} />
      <div className="nft-detail-head">
        <h3>
          <bdi>{name || unknown}</bdi>
        </h3>
        {collection && (
          <p className="nft-detail-collection">
            <bdi>{collection}</bdi>
          </p>
        )}
      </div>
      {description && (
        <p className="nft-detail-description">
          <bdi>{description}</bdi>
        </p>
      )}
      <div className="detail-rows">
        <List label={detail.heading}>
          <ListRow small title={detail.amount} end={<bdi dir="ltr">{format(amount, 0)}</bdi>} />
          <ListRow small title={detail.standard} end={<bdi dir="ltr">{standards[standard]}</bdi>} />
          <ListRow
            small
            title={isMint ? detail.mint : detail.contract}
            end={createCopy(isMint ? detail.copyMint : detail.copyContract, contract)}
          />
          {tokenId !== undefined && (
            <ListRow small title={detail.tokenId} end={createCopy(detail.copyTokenId, tokenId)} />
          )}
          <ListRow
            small
            title={account.network}
            end={
              <>
                <bdi>{network.name}</bdi>
                <NetworkIcon network={network} namespace={namespace} size="small" />
              </>
            }
          />
          {sanitizeLink(explorerUrl) && (
            <ListRow small title={account.explorer} end={<ExternalIcon size={18} />} href={explorerUrl} />
          )}
        </List>
      </div>
      {onSend && (
        <Footer>
          <Button variant="primary" onClick={() => onSend(item)}>
            {send.review.send}
          </Button>
        </Footer>
      )}
    </div>
  )
}
