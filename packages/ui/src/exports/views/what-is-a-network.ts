'use client'

export { WhatIsANetworkView } from '../../views/what-is-a-network/WhatIsANetworkView.js'
