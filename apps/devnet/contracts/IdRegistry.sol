// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// Farcaster ids for local chains only: the read `idOf` of the contract at 0x00000000Fc6c5F01Fc30151999387Bb99A9f489b on
/// Optimism, where ours is placed too. Anyone can register any id here.
contract IdRegistry {
    mapping(address => uint256) public idOf;
    mapping(uint256 => address) public custodyOf;

    /// Gives an id to a custody account. The account that had it before has none then.
    function register(address custody, uint256 id) external {
        delete idOf[custodyOf[id]];
        delete custodyOf[idOf[custody]];
        idOf[custody] = id;
        custodyOf[id] = custody;
    }
}
