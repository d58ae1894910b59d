'use client'

export { ConnectAside, type ConnectAsideProps } from '../../views/connect-aside/ConnectAside.js'
