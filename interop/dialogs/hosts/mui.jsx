import { Dialog, DialogTitle } from '@mui/material'

export function Host({ isOpen, onClose, children }) {
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby="title">
      <DialogTitle id="title">Host</DialogTitle>
      {children}
    </Dialog>
  )
}
