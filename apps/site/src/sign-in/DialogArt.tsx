/** The scene beside a dialog's title, fading into the felt; in right-to-left text it stands, mirrored, on the other side. */
export function DialogArt({ src }: { src: string }) {
  return (
    <span aria-hidden="true" className="absolute inset-0 overflow-hidden bg-[#0b261b]">
      <img
        src={src}
        alt=""
        className="mirrored absolute inset-y-0 end-0 h-full w-[56%] object-cover object-[50%_45%] [mask-image:linear-gradient(90deg,transparent,#000_60%)]"
      />
    </span>
  )
}
