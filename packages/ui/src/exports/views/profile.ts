'use client'

export { ProfileView, type ProfileViewProps } from '../../views/profile/ProfileView.js'
