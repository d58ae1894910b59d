import { Menu } from '@mui/material'

export function Host({ isOpen, onClose, children }) {
  return (
    <Menu
      open={isOpen}
      onClose={onClose}
      anchorReference="anchorPosition"
      anchorPosition={{ top: 100, left: 100 }}
    >
      <li>{children}</li>
    </Menu>
  )
}
