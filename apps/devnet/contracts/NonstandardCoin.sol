// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// A token that differs from ERC-20 in one way, like tokens in use: it takes a fee, returns nothing, returns false instead of a
/// revert, reverts with a reason, takes more than the amount, or lets a contract take the rest.
contract NonstandardCoin {
    enum Behavior {
        TakesFee,
        ReturnsNothing,
        ReturnsFalse,
        Reverts,
        TakesMore,
        Approves
    }

    uint8 public constant decimals = 6;
    Behavior public immutable behavior;
    mapping(address owner => uint256) public balanceOf;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(Behavior given, address holder, uint256 supply) {
        behavior = given;
        balanceOf[holder] = supply;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        require(behavior != Behavior.Reverts, "transfers are paused");
        if (behavior == Behavior.ReturnsFalse) return false;
        require(balanceOf[msg.sender] >= value, "insufficient balance");
        uint256 taken = behavior == Behavior.TakesMore ? value * 2 : value;
        uint256 received = behavior == Behavior.TakesFee ? value - value / 100 : value;
        balanceOf[msg.sender] -= taken;
        balanceOf[to] += received;
        emit Transfer(msg.sender, to, received);
        if (behavior == Behavior.Approves) emit Approval(msg.sender, address(this), type(uint256).max);
        if (behavior == Behavior.ReturnsNothing) {
            assembly {
                return(0, 0)
            }
        }
        return true;
    }
}
