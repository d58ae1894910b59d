import '../../styles/page.css'
import { type ReactNode, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { SiteHeader } from '../../parts/SiteHeader.js'
import { getElement } from '../getElement.js'

const wallets = ['Harbor', 'Kestrel', 'Nimbus', 'Delta', 'Vault', 'Sapling', 'Acorn', 'Ferrous']

/** A button that opens a `<dialog>` with a list, without Latchkit: what React and the browser need for the least of modals. */
function PlainDialog(): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button type="button" data-latchkit="connect" onClick={() => dialog.current?.showModal()}>
        Connect wallet
      </button>
      {/* A benchmark dispatches the event, which closes no dialog by itself. */}
      <dialog ref={dialog} aria-label="Connect a wallet" onCancel={() => dialog.current?.close()}>
        <ul>
          {wallets.map((name) => (
            <li key={name}>
              <button type="button">{name}</button>
            </li>
          ))}
        </ul>
      </dialog>
    </>
  )
}

createRoot(getElement('root')).render(
  <SiteHeader>
    <PlainDialog />
  </SiteHeader>,
)
