import { Popover } from '@base-ui/react/popover'
import { useRef } from 'react'

export function Host({ isOpen, onClose, children }) {
  const anchor = useRef(null)
  return (
    <>
      <span ref={anchor} />
      <Popover.Root open={isOpen} onOpenChange={onClose}>
        <Popover.Portal>
          <Popover.Positioner anchor={anchor}>
            <Popover.Popup>
              <Popover.Title>Host</Popover.Title>
              {children}
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </>
  )
}
