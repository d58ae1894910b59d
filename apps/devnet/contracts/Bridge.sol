// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface BridgeToken {
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

/// Locks tokens on one chain, and releases them on another one, where the relayer sends what was locked. The native token has the
/// address of `0xEeee…`.
contract Bridge {
    address private constant native = 0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE;
    address public immutable relayer;
    mapping(bytes32 id => bool) public isReleased;

    event Locked(address indexed sender, address token, uint256 amount, uint256 amountOut, uint256 toChainId, address recipient);
    event Released(bytes32 indexed id, address token, uint256 amount, address recipient);

    constructor() {
        relayer = msg.sender;
    }

    receive() external payable {}

    function lock(address token, uint256 amount, uint256 amountOut, uint256 toChainId, address recipient, uint256 deadline)
        external
        payable
    {
        require(block.timestamp <= deadline, "expired");
        require(amountOut <= amount, "amount is too large");
        if (token == native) require(msg.value == amount, "value must be the amount");
        else require(BridgeToken(token).transferFrom(msg.sender, address(this), amount), "transfer failed");
        emit Locked(msg.sender, token, amount, amountOut, toChainId, recipient);
    }

    /// @param id Hash of the transaction that locked the tokens.
    function release(bytes32 id, address token, uint256 amount, address recipient) external {
        require(msg.sender == relayer, "only the relayer can release");
        require(!isReleased[id], "already released");
        isReleased[id] = true;
        if (token == native) {
            (bool sent,) = recipient.call{value: amount}("");
            require(sent, "ether not accepted");
        } else {
            require(BridgeToken(token).transfer(recipient, amount), "transfer failed");
        }
        emit Released(id, token, amount, recipient);
    }
}
