import { Column, Row } from "../boxes.tsx";

const rows = [
  { name: "Chair", value: "No. 7, four of them" },
  { name: "Timber", value: "Nyatoh", colour: "#b5683c" },
  { name: "Send to", value: "Batu Pahat" },
];

/** An enquiry of a sample furniture maker on a phone: the chosen chairs round the table, from above, on squared paper. */
export function FurnitureOrder() {
  return (
    <Row width="100%" height="100%" background="#d9d4c8" color="#1d1c1a" fontFamily="Narrow">
      <Plan />
      <Row justifyContent="space-between" position="absolute" left={64} right={64} top={48} fontSize={38}>
        <span>Perabot Contoh, Muar</span>
        <span>Your list</span>
      </Row>
      <span style={{ position: "absolute", left: 478, top: 116, fontSize: 40 }}>160 cm</span>
      <Column
        boxSizing="border-box"
        position="absolute"
        left={0}
        top={796}
        width={1040}
        height={504}
        padding="36px 64px 0"
        background="#e9e6df"
        fontSize={44}
      >
        {rows.map(({ name, value, colour }) => (
          <Row key={name} alignItems="center" height={92} borderBottom="3px solid #c9c2b2">
            <span style={{ width: 210, color: "#5c5950" }}>{name}</span>
            {colour && <Row width={44} height={44} marginRight={20} background={colour} />}
            <span>{value}</span>
          </Row>
        ))}
        <Row
          alignItems="center"
          justifyContent="center"
          marginTop={32}
          height={112}
          background="#1d1c1a"
          color="#e9e6df"
          fontSize={46}
        >
          Ask for the price
        </Row>
      </Column>
    </Row>
  );
}

/** Squared paper, the table in another timber, and the chairs pushed in. */
function Plan() {
  const lines = Array.from({ length: 13 }, (_, place) => 20 + place * 80);
  return (
    <svg width="1040" height="800" viewBox="0 0 1040 800" style={{ position: "absolute", left: 0, top: 0 }}>
      <path
        d={`${lines.map((x) => `M${x} 0V800`).join("")}${lines.map((y) => `M0 ${y}H1040`).join("")}`}
        stroke="#cbc5b7"
        strokeWidth="3"
      />
      <Chair place="translate(380 252)" />
      <Chair place="translate(660 252)" />
      <Chair place="translate(380 672) rotate(180)" />
      <Chair place="translate(660 672) rotate(180)" />
      <path
        d="M224 322H816A24 24 0 0 1 840 346V602A24 24 0 0 1 816 626H224A24 24 0 0 1 200 602V346A24 24 0 0 1 224 322Z"
        fill="#aaa28f"
      />
      <path
        d="M224 300H816A24 24 0 0 1 840 324V580A24 24 0 0 1 816 604H224A24 24 0 0 1 200 580V324A24 24 0 0 1 224 300Z"
        fill="#8e4a33"
      />
      <path
        d="M232 360H808M232 420C420 404 620 436 808 420M232 480H808M232 540C420 556 620 524 808 540"
        fill="none"
        stroke="#7c3f2b"
        strokeWidth="6"
      />
      <circle cx="520" cy="452" r="70" fill="#e9e6df" />
      <circle cx="520" cy="452" r="46" fill="#2f4a3f" />
      <path
        d="M520 452C500 410 540 400 520 372C566 396 556 428 520 452C560 444 580 470 596 460C580 500 548 490 520 452Z"
        fill="#6f9a6a"
      />
      <path d="M200 146H840M200 126V166M840 126V166" stroke="#1d1c1a" strokeWidth="4" />
      <path d="M460 134H600V158H460Z" fill="#d9d4c8" />
    </svg>
  );
}

/** Chair No. 7 from above, its back upwards. */
function Chair({ place }: { place: string }) {
  return (
    <g transform={place}>
      <path d="M-92 -24H92L80 110H-80Z" fill="#aaa28f" />
      <path d="M-92 -40H92L78 96H-78Z" fill="#b5683c" />
      <path d="M-74 -24H74L64 84H-64Z" fill="#2f4a3f" />
      <path d="M-104 -66C-60 -34 60 -34 104 -66L96 -22C56 -4 -56 -4 -96 -22Z" fill="#9a5530" />
    </g>
  );
}
