import { useRef } from 'react'
import { Dialog, Popover } from 'react-aria-components'

export function Host({ isOpen, onClose, children }) {
  const anchor = useRef(null)
  return (
    <>
      <span ref={anchor} />
      <Popover isNonModal isOpen={isOpen} onOpenChange={onClose} triggerRef={anchor}>
        <Dialog aria-label="Host">{children}</Dialog>
      </Popover>
    </>
  )
}
