// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// A token that stores shares of an amount, whose value is an index, and rounds them against the sender (aTokens of Aave v3.5, tokens of
/// vaults) or against the recipient (stETH).
contract ScaledCoin {
    uint8 public constant decimals = 6;
    uint256 private constant ray = 1e27;
    uint256 public immutable index;
    bool public immutable roundsUp;
    mapping(address owner => uint256) public scaledBalanceOf;
    mapping(address owner => mapping(address spender => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(address holder, uint256 scaledSupply, uint256 givenIndex, bool isRoundedUp) {
        index = givenIndex;
        roundsUp = isRoundedUp;
        scaledBalanceOf[holder] = scaledSupply;
    }

    function balanceOf(address owner) public view returns (uint256) {
        return scaledBalanceOf[owner] * index / ray;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        return move(from, to, value);
    }

    function move(address from, address to, uint256 value) private returns (bool) {
        uint256 scaled = value * ray / index;
        if (roundsUp && scaled * index < value * ray) scaled += 1;
        scaledBalanceOf[from] -= scaled;
        scaledBalanceOf[to] += scaled;
        emit Transfer(from, to, value);
        return true;
    }
}
