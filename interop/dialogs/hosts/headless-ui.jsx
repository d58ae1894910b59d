import { Dialog, DialogPanel, DialogTitle } from '@headlessui/react'

export function Host({ isOpen, onClose, children }) {
  return (
    <Dialog open={isOpen} onClose={onClose}>
      <DialogPanel>
        <DialogTitle>Host</DialogTitle>
        {children}
      </DialogPanel>
    </Dialog>
  )
}
