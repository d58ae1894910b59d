import { useLatchkitNfts } from '@latchkit/react'
import { useId } from 'react'

/** Texts for an account without NFTs to show. */
const words = {
  unavailable: 'No data API is configured, or it has no NFTs of this chain.',
  disconnected: 'Connect a wallet to see its NFTs.',
  loading: 'Loading …',
  failed: 'The NFTs could not be read.',
} as const

/** Shows the NFTs with the hook, without the modal. */
export function NftGrid() {
  const { status, nfts, hasMore, isLoadingMore, error, loadMore } = useLatchkitNfts()
  const id = useId()
  const isReady = status === 'ready' || status === 'stale'
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>useLatchkitNfts()</h2>
      {isReady ? (
        <ul className="nft-grid" aria-label="NFTs">
          {nfts.map((nft) => (
            <li key={nft.id} data-id={nft.id}>
              {nft.preview && <img src={nft.preview} alt="" width={96} height={96} />}
              <span>
                {nft.name} {nft.amount > 1n && `× ${nft.amount}`}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p>{words[status]}</p>
      )}
      {hasMore && (
        <button
          type="button"
          className="button"
          disabled={isLoadingMore}
          onClick={() => void loadMore().catch(() => {})}
        >
          Show more
        </button>
      )}
      <output aria-label="State of the NFTs" data-status={status}>
        {[status, isReady && `${nfts.length} shown`, error?.shortMessage].filter(Boolean).join(' · ')}
      </output>
    </section>
  )
}
