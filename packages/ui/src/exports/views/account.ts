'use client'

export { AccountView, type AccountViewProps } from '../../views/account/AccountView.js'
