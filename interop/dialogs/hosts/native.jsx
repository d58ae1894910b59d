import { useEffect, useRef } from 'react'

export function Host({ isOpen, onClose, children }) {
  const ref = useRef(null)
  useEffect(() => {
    if (isOpen) ref.current.showModal()
    else ref.current.close()
  }, [isOpen])
  return (
    <dialog ref={ref} aria-label="Host" onClose={onClose}>
      {children}
    </dialog>
  )
}
